import { useId, useMemo, useState } from 'react';
import type { Locale } from '@blattwerk/contract/errors';
import type { IceServer } from '@blattwerk/contract/video-rooms/shapes';
import { checkConnection, type ConnectionResult } from './connection-check.ts';
import type { DeviceChoice, DeviceKind, DeviceProblem } from './devices.ts';
import { ProblemDrawing } from './icons.tsx';
import { Picture } from './picture.tsx';
import { playTestSound } from './sound-level.ts';
import type { Devices } from './use-devices.ts';
import { wordsOf, type RoomWords } from './words.ts';
import './room.css';

interface ChoiceProps {
  label: string;
  choices: DeviceChoice[];
  value: string;
  words: RoomWords;
  onChoose: (id: string) => void;
}

const DeviceSelect = ({ label, choices, value, words, onChoose }: ChoiceProps) => {
  const id = useId();
  return (
    <p className="room-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.length === 0 && <option value="">{words.devices.standard}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label === '' ? words.devices.standard : choice.label}
          </option>
        ))}
      </select>
    </p>
  );
};

const Problem = ({ kind, problem, words, onAgain }: { kind: DeviceKind; problem: DeviceProblem; words: RoomWords; onAgain: () => void }) => (
  <div className="room-problem" role="alert">
    <ProblemDrawing device={kind} problem={problem} />
    <div>
      <p>
        <strong>
          {words.devices[kind]}: {words.problems[problem].title}
        </strong>
      </p>
      <p>{words.problems[problem].text}</p>
      <button type="button" className="room-button" onClick={onAgain}>
        {words.again}
      </button>
    </div>
  </div>
);

const ConnectionCheck = ({ words, fetchServers }: { words: RoomWords; fetchServers: () => Promise<IceServer[]> }) => {
  const [result, setResult] = useState<ConnectionResult | 'running' | null>(null);
  const run = async (): Promise<void> => {
    setResult('running');
    setResult(await checkConnection(await fetchServers()));
  };
  return (
    <div>
      <button type="button" className="room-button" disabled={result === 'running'} onClick={() => void run()}>
        {words.connection.test}
      </button>
      <p role="status">
        {result === 'running' && words.connection.testing}
        {result !== null && result !== 'running' && words.connection[result.verdict]}
      </p>
      {result !== null && result !== 'running' && result.verdict !== 'failed' && (
        <p className="room-quiet">{words.connection.details(result.kilobitsPerSecond, Math.round(result.loss * 100), result.roundTripMs)}</p>
      )}
    </div>
  );
};

const idOf = (track: MediaStreamTrack | null): string => track?.getSettings().deviceId ?? '';

interface OwnDeviceProps {
  devices: Devices;
  words: RoomWords;
}

const CameraChoice = ({ devices, words }: OwnDeviceProps) => {
  const { open, problems, hasChecked } = devices;
  return (
    <>
      {open.camera && (
        <>
          <DeviceSelect
            label={words.devices.camera}
            choices={devices.devices.camera}
            value={idOf(open.camera)}
            words={words}
            onChoose={(id) => void devices.openOne('camera', id)}
          />
          <button type="button" className="room-button" onClick={() => devices.close('camera')}>
            {words.cameraOff}
          </button>
        </>
      )}
      {hasChecked && !open.camera && !problems.camera && (
        <button type="button" className="room-button" onClick={() => void devices.openOne('camera')}>
          {words.cameraOn}
        </button>
      )}
    </>
  );
};

const MicrophoneChoice = ({ devices, words }: OwnDeviceProps) => {
  const { open, level } = devices;
  const levelId = useId();
  return (
    <>
      {open.microphone && (
        <>
          <DeviceSelect
            label={words.devices.microphone}
            choices={devices.devices.microphone}
            value={idOf(open.microphone)}
            words={words}
            onChoose={(id) => void devices.openOne('microphone', id)}
          />
          <label htmlFor={levelId}>{words.devices.level}</label>
          <meter id={levelId} className="room-level" min={0} max={1} value={level} />
        </>
      )}
    </>
  );
};

interface DeviceCheckProps {
  devices: Devices;
  locale: Locale;
  fetchServers: () => Promise<IceServer[]>;
}

/** Before the room: own picture, level, choice of devices, loudspeaker and connection. Nothing of it is a condition for joining. */
export const DeviceCheck = ({ devices, locale, fetchServers }: DeviceCheckProps) => {
  const words = wordsOf(locale);
  const { open, problems, hasChecked } = devices;
  const [speaker, setSpeaker] = useState('');
  const own = useMemo(() => (open.camera ? new MediaStream([open.camera]) : null), [open.camera]);
  return (
    <div className="room-check">
      <div className="room-preview">
        {own ? <Picture stream={own} label={words.ownPicture} isOwn isMirrored id="room-own" /> : <p>{words.devices.noPicture}</p>}
      </div>
      <div className="room-choices">
        {!hasChecked && (
          <>
            <button type="button" className="room-button is-primary" onClick={() => void devices.check()}>
              {words.devices.allow}
            </button>
            <p className="room-quiet">{words.devices.allowHint}</p>
          </>
        )}
        {(['microphone', 'camera'] as const).map((kind) => {
          const problem = problems[kind];
          return problem && <Problem key={kind} kind={kind} problem={problem} words={words} onAgain={() => void devices.openOne(kind)} />;
        })}
        <CameraChoice devices={devices} words={words} />
        <MicrophoneChoice devices={devices} words={words} />
        {devices.devices.speaker.length > 1 && (
          <DeviceSelect label={words.devices.speaker} choices={devices.devices.speaker} value={speaker} words={words} onChoose={setSpeaker} />
        )}
        <button type="button" className="room-button" onClick={() => void playTestSound(speaker)}>
          {words.devices.playSound}
        </button>
        <ConnectionCheck words={words} fetchServers={fetchServers} />
        <p className="room-quiet">{words.devices.none}</p>
      </div>
    </div>
  );
};
