import { useEffect, useRef } from 'react';

interface PictureProps {
  stream: MediaStream | null;
  label: string;
  /** The own picture: without sound, and as in a mirror. */
  isOwn?: boolean;
  isMirrored?: boolean;
  id?: string;
}

/** A moving picture with its sound. A browser that refuses to play sound by itself plays at the next press. */
export const Picture = ({ stream, label, isOwn = false, isMirrored = false, id }: PictureProps) => {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    video.srcObject = stream;
    if (!stream) return undefined;
    const play = (): void => {
      video.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') document.addEventListener('click', play, { once: true });
        else if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      });
    };
    play();
    return () => {
      document.removeEventListener('click', play);
      video.srcObject = null;
    };
  }, [stream]);
  return (
    <video ref={element} id={id} className={isMirrored ? 'room-picture is-mirrored' : 'room-picture'} aria-label={label} muted={isOwn} playsInline autoPlay />
  );
};
