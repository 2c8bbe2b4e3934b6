import { EditOutlined } from '@ant-design/icons';
import { questionsOf, type DefinitionStep, type Question, type QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { i18n, type Language } from '../../providers/i18n.ts';

/** Texts of the sheet in the language of the column, whatever language the back office has. */
const textsIn = (language: Language) => i18n.getFixedT(language);

interface QuestionProps {
  question: Question;
  language: Language;
  /** Name and options of the question that a condition refers to. */
  questions: readonly Question[];
}

/** When the question is asked, in words; nothing where it always is. */
const conditionOf = ({ question: { when }, language, questions }: QuestionProps): string | undefined => {
  if (when === undefined) return undefined;
  const t = textsIn(language);
  const other = questions.find(({ key }) => key === when.field);
  const label = other?.label[language] ?? when.field;
  if ('isGiven' in when) return t('questionnaires.whenGiven', { label });
  const value = 'is' in when ? when.is : when.has;
  const optionText = other?.options?.find((option) => option.value === value)?.text[language];
  return t('questionnaires.when', { label, answer: typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : (optionText ?? value) });
};

/** What the answer looks like where it is no choice. */
const hintOf = ({ question: { kind, unit, min, max, ends }, language }: QuestionProps): string => {
  const form = textsIn(language)(`questionnaires.kind.${kind}`);
  const range = min === undefined || max === undefined ? '' : `${min}–${max}`;
  return [form, [range, unit].filter(Boolean).join(' '), ends === undefined ? '' : `${ends.low[language]} … ${ends.high[language]}`]
    .filter(Boolean)
    .join(' · ');
};

const QuestionIn = (props: QuestionProps) => {
  const { question, language } = props;
  const t = textsIn(language);
  const condition = conditionOf(props);
  return (
    <div lang={language} className="question">
      <h3>{question.text[language]}</h3>
      {question.help === undefined ? null : <p className="quiet">{question.help[language]}</p>}
      {question.options === undefined ? null : (
        <ul className="question-options">
          {question.options.map(({ value, text, hint }) => (
            <li key={value}>
              {text[language]}
              {hint === undefined ? null : <span className="quiet small">{hint[language]}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="quiet small">{hintOf(props)}</p>
      {condition === undefined ? null : <p className="small">{condition}</p>}
      {question.why === undefined ? null : (
        <p className="question-why">
          <strong>{t('questionnaires.why')}</strong> {question.why[language]}
        </p>
      )}
    </div>
  );
};

interface Editing {
  onEditStep?: (step: DefinitionStep) => void;
  onEditQuestion?: (question: Question) => void;
}

interface SheetProps extends Editing {
  languages: readonly Language[];
  questions: readonly Question[];
}

const EditButton = ({ of, onPress }: { of: string; onPress: () => void }) => {
  const { t } = useTranslation();
  return (
    <Button size="small" className="question-edit" icon={<EditOutlined aria-hidden="true" />} aria-label={t('questionnaires.editOf', { of })} onClick={onPress}>
      {t('common.edit')}
    </Button>
  );
};

const Step = ({ step, languages, questions, onEditStep, onEditQuestion }: SheetProps & { step: DefinitionStep }) => {
  const { t, i18n: current } = useTranslation();
  const own = current.language === 'en' ? 'en' : 'de';
  const columns = languages.length > 1 ? 'question-row is-pair' : 'question-row';
  return (
    <Section
      title={step.title[languages.length > 1 ? own : (languages[0] ?? own)]}
      aside={<span className="quiet small">{t('questionnaires.minutes', { count: step.minutes })}</span>}
    >
      <div className={columns}>
        {languages.map((language) => (
          <p key={language} lang={language} className="quiet">
            {step.why[language]}
          </p>
        ))}
        {onEditStep === undefined ? null : <EditButton of={step.title[own]} onPress={() => onEditStep(step)} />}
      </div>
      {step.questions.length === 0 ? <p className="quiet question-row">{t('questionnaires.account')}</p> : null}
      {step.questions.map((question) => (
        <div key={question.key} className={columns}>
          {languages.map((language) => (
            <QuestionIn key={language} question={question} language={language} questions={questions} />
          ))}
          {onEditQuestion === undefined ? null : <EditButton of={question.text[own]} onPress={() => onEditQuestion(question)} />}
        </div>
      ))}
    </Section>
  );
};

/** The questions of a version, step by step, as patients read them: text, help, choices and why we ask. */
export const QuestionSheet = ({ definition, languages, ...editing }: Editing & { definition: QuestionnaireDefinition; languages: readonly Language[] }) => {
  const questions = questionsOf(definition);
  return (
    <div className="question-sheet">
      {definition.steps.map((step) => (
        <Step key={step.key} step={step} languages={languages} questions={questions} {...editing} />
      ))}
    </div>
  );
};
