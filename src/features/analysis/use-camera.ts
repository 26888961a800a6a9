import { useEffect, useRef, useState } from 'react';

export type Facing = 'environment' | 'user';

const constraintsOf = (facing: Facing): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: facing, width: { ideal: 1280 }, height: { ideal: 720 } },
});

const stopTracks = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** The camera: off at first, and off again whenever it cannot start. Both deeds tell whether they succeeded. */
export function useCamera() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [facing, setFacing] = useState<Facing>('environment');
  const current = useRef<MediaStream | null>(null);

  const show = (next: MediaStream | null) => {
    if (current.current !== next) stopTracks(current.current);
    current.current = next;
    setStream(next);
  };

  useEffect(() => () => stopTracks(current.current), []);

  async function open(wanted: Facing): Promise<boolean> {
    try {
      show(await navigator.mediaDevices.getUserMedia(constraintsOf(wanted)));
      setFacing(wanted);
      return true;
    } catch {
      show(null);
      return false;
    }
  }

  return {
    stream,
    facing,
    start: () => open(facing),
    stop: () => show(null),
    /** Phones open one camera at a time, so the old one is closed first. */
    switchFacing: () => {
      stopTracks(current.current);
      return open(facing === 'user' ? 'environment' : 'user');
    },
  };
}
