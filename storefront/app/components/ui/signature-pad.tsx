import type { PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { RadioCards } from './choices.tsx';
import { TextInput } from './inputs.tsx';
import styles from './signature-pad.module.css';

export interface Signature {
  kind: 'typed' | 'drawn';
  name: string;
  /** A PNG as data URL, for a drawn one. */
  image?: string;
}

const ink = '#1B2723';

/** A drawn line: black on white in both themes, because it goes onto paper. */
const DrawArea = ({ onImage }: { onImage: (image: string | undefined) => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDown = useRef(false);
  const { t } = useTranslation();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    element.width = element.clientWidth * 2;
    element.height = element.clientHeight * 2;
  }, []);
  const draw = (event: PointerEvent<HTMLCanvasElement>, starts: boolean) => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || (!starts && !isDown.current)) return;
    const x = event.nativeEvent.offsetX * 2;
    const y = event.nativeEvent.offsetY * 2;
    if (starts) {
      isDown.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      pen.beginPath();
      pen.moveTo(x, y);
      Object.assign(pen, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: ink });
    }
    pen.lineTo(x, y);
    pen.stroke();
  };
  const lift = () => {
    if (isDown.current) onImage(canvas.current?.toDataURL('image/png'));
    isDown.current = false;
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, canvas.current.width, canvas.current.height);
    onImage(undefined);
  };
  return (
    <div className={styles.area}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={t('signature.area')}
        onPointerDown={(event) => draw(event, true)}
        onPointerMove={(event) => draw(event, false)}
        onPointerUp={lift}
      />
      <Button kind="quiet" size="small" onClick={clear}>
        {t('signature.clear')}
      </Button>
    </div>
  );
};

/** Signing by typing one's name, or by drawing with finger, pen or mouse. `onChange(undefined)` while it is not complete. */
export const SignaturePad = ({ name, onChange }: { name: string; onChange: (signature: Signature | undefined) => void }) => {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Signature['kind']>('typed');
  const [typed, setTyped] = useState('');
  const chooseKind = (next: string) => {
    setKind(next === 'drawn' ? 'drawn' : 'typed');
    onChange(next === 'typed' && typed.trim().length > 2 ? { kind: 'typed', name: typed.trim() } : undefined);
  };
  const type = (text: string) => {
    setTyped(text);
    onChange(text.trim().length > 2 ? { kind: 'typed', name: text.trim() } : undefined);
  };
  return (
    <div className={styles.pad}>
      <RadioCards
        label={t('signature.how')}
        name="signature-kind"
        columns={2}
        value={kind}
        onChange={chooseKind}
        choices={[
          { value: 'typed', label: t('signature.typed') },
          { value: 'drawn', label: t('signature.drawn') },
        ]}
      />
      {kind === 'typed' ? (
        <>
          <TextInput
            label={t('signature.name')}
            help={t('signature.nameHelp', { name })}
            value={typed}
            autoComplete="name"
            onChange={(event) => type(event.target.value)}
          />
          {typed && (
            <p className={styles.script} aria-hidden="true">
              {typed}
            </p>
          )}
        </>
      ) : (
        <DrawArea onImage={(image) => onChange(image ? { kind: 'drawn', name, image } : undefined)} />
      )}
    </div>
  );
};
