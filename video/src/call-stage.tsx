import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@blattwerk/contract/errors';
import type { RoomRole } from '@blattwerk/contract/video-rooms/messages';
import type { VideoProvider } from '@blattwerk/contract/video-rooms/shapes';
import type { Call, CallSnapshot, ChatLine } from './call.ts';
import { ChatPanel } from './chat-panel.tsx';
import { RoomIcon, type RoomIconName } from './icons.tsx';
import { Picture } from './picture.tsx';
import { wordsOf, type RoomWords } from './words.ts';
import './room.css';

interface CallStageProps {
  call: Call;
  role: RoomRole;
  provider: VideoProvider;
  locale: Locale;
  /** Of the other side, also before it has come. */
  otherName: string;
  /** The number that is offered when the connection does not come back, as a link. */
  phone: ReactNode;
  /** What is shown in place of the other side's picture until it is there. */
  waitingRoom?: ReactNode;
}

interface ControlProps {
  icon: RoomIconName;
  label: string;
  isOff?: boolean;
  isPressed?: boolean;
  isDanger?: boolean;
  onPress: () => void;
}

const Control = ({ icon, label, isOff = false, isPressed, isDanger = false, onPress }: ControlProps) => (
  <button type="button" className={isDanger ? 'room-control is-danger' : 'room-control'} aria-pressed={isPressed} onClick={onPress}>
    <RoomIcon name={icon} isOff={isOff} />
    <span>{label}</span>
  </button>
);

/** What a person who does not see the pictures has to know, in one line. */
const captionOf = ({ phase, peerState, screen, hasPeerLeft }: CallSnapshot, words: RoomWords, otherName: string): string => {
  const own = screen ? [words.youShare] : [];
  if (phase === 'waiting' && hasPeerLeft) return [words.otherLeft(otherName), ...own].join('. ');
  if (phase !== 'connected') return [words.phase[phase], ...own].join('. ');
  const parts = [words.phase.connected];
  if (peerState && !peerState.microphone) parts.push(words.otherMuted);
  if (peerState?.screen) parts.push(words.otherShares);
  else if (peerState && !peerState.camera) parts.push(words.otherNoCamera);
  return [...parts, ...own].join('. ');
};

/** Messages of the other side that came while their panel was closed. An open panel reads them out itself. */
const useUnread = (chat: readonly ChatLine[], isChatOpen: boolean) => {
  const [read, setRead] = useState(0);
  const unread = isChatOpen ? [] : chat.slice(read).filter(({ isOwn }) => !isOwn);
  return { unread, markRead: () => setRead(chat.length) };
};

/** Keys of one letter, where no text is typed. */
const useRoomKeys = (keys: Record<string, () => void>): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      latest.current[event.key.toLowerCase()]?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

/** Telephones have no full screen for a part of a page. */
const toggleFullScreen = (element: HTMLElement | null): void => {
  if (document.fullscreenEnabled) void (document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen());
};
const openSmallWindow = (element: HTMLElement | null): void => {
  const video = element?.querySelector<HTMLVideoElement>('#room-other');
  // A video without a picture yet refuses.
  if (video && video.readyState >= HTMLMediaElement.HAVE_METADATA)
    void (document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture());
};

interface ControlsProps {
  call: Call;
  view: CallSnapshot;
  words: RoomWords;
  stage: () => HTMLElement | null;
  /** The other side's picture is there. */
  hasPicture: boolean;
  isChatOpen: boolean;
  unread: number;
  onChat: () => void;
}

const Controls = ({ call, view, words, stage, hasPicture, isChatOpen, unread, onChat }: ControlsProps) => {
  const { microphone, camera, screen } = view;
  const canShare = 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices;
  useRoomKeys({ m: () => void call.toggleMicrophone(), k: () => void call.toggleCamera(), n: onChat, v: () => toggleFullScreen(stage()) });
  return (
    <div className="room-controls" role="toolbar" aria-label={words.controls}>
      <Control
        icon="microphone"
        isOff={!microphone}
        label={microphone ? words.microphoneOff : words.microphoneOn}
        onPress={() => void call.toggleMicrophone()}
      />
      <Control icon="camera" isOff={!camera} label={camera ? words.cameraOff : words.cameraOn} onPress={() => void call.toggleCamera()} />
      {canShare && <Control icon="screen" isOff={screen} label={screen ? words.screenOff : words.screenOn} onPress={() => void call.toggleScreen()} />}
      <Control icon="chat" label={unread === 0 ? words.chat : words.unread(unread)} isPressed={isChatOpen} onPress={onChat} />
      {document.fullscreenEnabled && <Control icon="full" label={words.fullScreen} onPress={() => toggleFullScreen(stage())} />}
      {document.pictureInPictureEnabled && hasPicture && <Control icon="small" label={words.pictureInPicture} onPress={() => openSmallWindow(stage())} />}
      <Control icon="leave" label={words.leave} isDanger onPress={call.leave} />
    </div>
  );
};

/** The lines above the pictures: what is wrong, and what can be done about it. */
const Notices = ({ view, words, phone, role }: { view: CallSnapshot; words: RoomWords; phone: ReactNode; role: RoomRole }) => (
  <div className="room-notices" role="status">
    {view.chatCopiedAt !== null && <p>{words.chatCopied[role]}</p>}
    {view.isSignallingLost && view.phase === 'connected' && <p>{words.signallingLost}</p>}
    {view.isSignallingLost && view.phase === 'waiting' && <p>{words.roomLost}</p>}
    {view.isSteppedDown && <p>{words.steppedDown}</p>}
    {view.problem && (
      <p>
        {words.devices[view.problem.kind]}: {words.problems[view.problem.why].title}. {words.problems[view.problem.why].text}
      </p>
    )}
    {view.isPhoneDue && (
      <p>
        {phone ? words.phone : words.noPhone} {phone}
      </p>
    )}
  </div>
);

/** Both pictures, the controls, and the messages. */
export const CallStage = ({ call, role, provider, locale, otherName, phone, waitingRoom }: CallStageProps) => {
  const words = wordsOf(locale);
  const view = useSyncExternalStore(call.subscribe, call.snapshot, call.snapshot);
  const [isChatOpen, setChatOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  // The button that led here is gone: keyboard and eye go on at the pictures.
  useEffect(() => {
    stage.current?.focus({ preventScroll: true });
    stage.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { own, remote, phase, peerState } = view;
  const { unread, markRead } = useUnread(view.chat, isChatOpen);
  const latest = unread.at(-1);
  const toggleChat = (): void => {
    markRead();
    setChatOpen((is) => !is);
  };
  const ownStream = useMemo(() => (own ? new MediaStream([own]) : null), [own]);
  const beforeOther = view.hasPeerLeft ? <p>{words.mayReturn}</p> : (waitingRoom ?? <p>{words.waitingFor(role)}</p>);
  const hasPicture = remote !== null && (peerState === null || peerState.camera || peerState.screen);
  return (
    <div className="room" ref={stage} tabIndex={-1} data-phase={phase}>
      <p className="room-caption" role="status">
        {captionOf(view, words, otherName)}
      </p>
      <p className="room-message" role="status">
        {latest && <span key={latest.id}>{words.newMessage(otherName, latest.text)}</span>}
      </p>
      <Notices view={view} words={words} phone={phone} role={role} />
      <div className="room-pictures">
        <div className={hasPicture ? 'room-other' : 'room-other is-dark'}>
          <Picture stream={remote} label={words.otherPicture(otherName)} id="room-other" />
          {!hasPicture && <div className="room-instead">{phase === 'waiting' ? beforeOther : <p>{otherName}</p>}</div>}
        </div>
        {ownStream && (
          <div className="room-own">
            <Picture stream={ownStream} label={words.ownPicture} isOwn isMirrored={!view.screen} id="room-own" />
          </div>
        )}
      </div>
      <Controls
        call={call}
        view={view}
        words={words}
        stage={() => stage.current}
        hasPicture={hasPicture}
        isChatOpen={isChatOpen}
        unread={unread.length}
        onChat={toggleChat}
      />
      {isChatOpen && <ChatPanel lines={view.chat} otherName={otherName} words={words} onSay={call.say} />}
      <p className="room-quiet">
        {provider === 'peer' ? words.secure : words.secureVendor} <span className="room-keys">{words.keys}</span>
      </p>
    </div>
  );
};
