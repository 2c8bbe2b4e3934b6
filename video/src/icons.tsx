import type { DeviceKind, DeviceProblem } from './devices.ts';

const paths = {
  microphone: 'M12 15a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v6a3 3 0 0 0 3 3Zm6-3a6 6 0 0 1-12 0M12 18v3',
  camera: 'M3 7h11v10H3zM14 11l6-3v8l-6-3',
  screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
  chat: 'M4 5h16v11H9l-5 4z',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  small: 'M3 5h18v14H3zM12 12h7v5h-7z',
  leave: 'M4 14c0-5 16-5 16 0v2l-4-1v-2c-2-1-6-1-8 0v2l-4 1z',
  off: 'M4 4l16 16',
} as const;

export type RoomIconName = Exclude<keyof typeof paths, 'off'>;

export const RoomIcon = ({ name, isOff = false }: { name: RoomIconName; isOff?: boolean }) => (
  <svg className="room-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
    {isOff && <path d={paths.off} />}
  </svg>
);

const Device = ({ device }: { device: DeviceKind }) =>
  device === 'microphone' ? (
    <>
      <rect x="36" y="6" width="18" height="28" rx="9" />
      <path d="M28 26a17 17 0 0 0 34 0M45 43v10M35 53h20" />
    </>
  ) : (
    <>
      <rect x="20" y="10" width="50" height="40" rx="6" />
      <circle cx="45" cy="30" r="10" />
    </>
  );

/** A browser's address bar with the symbol that gives the permission back; for the other problems the device itself. */
export const ProblemDrawing = ({ device, problem }: { device: DeviceKind; problem: DeviceProblem }) => (
  <svg className="room-drawing" viewBox="0 0 120 60" aria-hidden="true" focusable="false">
    {problem === 'denied' ? (
      <>
        <rect x="4" y="16" width="112" height="28" rx="14" />
        <rect x="14" y="28" width="12" height="9" rx="2" className="room-drawing-mark" />
        <path d="M16 28v-3a4 4 0 0 1 8 0v3M38 30h62" />
        <path d="M20 58V48m-4 4 4-4 4 4" className="room-drawing-mark" />
      </>
    ) : (
      <>
        <Device device={device} />
        {problem === 'busy' ? (
          <rect x="60" y="24" width="44" height="28" rx="4" className="room-drawing-mark" />
        ) : (
          <path d="M14 6 78 54" className="room-drawing-mark" />
        )}
      </>
    )}
  </svg>
);
