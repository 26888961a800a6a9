import { type RefObject, useEffect, useState } from 'react';
import { type FrameAdvice, judgeFrame } from './judge-frame.ts';

/** Ms between two looks, and px of the part in the middle that is looked at. */
const look = { every: 700, width: 480, height: 320 } as const;

/** What would keep the shown picture from being read. Said once two looks agree, so that a passing shake is not. */
export function useFrameAdvice(video: RefObject<HTMLVideoElement | null>, stream: MediaStream | null) {
  const [advice, setAdvice] = useState<FrameAdvice | null>(null);

  useEffect(() => {
    setAdvice(null);
    if (!stream) return;
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let last: FrameAdvice | null = null;
    const timer = setInterval(() => {
      const element = video.current;
      if (!context || !element?.videoWidth) return;
      const width = Math.min(look.width, element.videoWidth);
      const height = Math.min(look.height, element.videoHeight);
      [canvas.width, canvas.height] = [width, height];
      context.drawImage(element, (width - element.videoWidth) / 2, (height - element.videoHeight) / 2);
      const now = judgeFrame(context.getImageData(0, 0, width, height));
      if (now === last) setAdvice(now);
      last = now;
    }, look.every);
    return () => clearInterval(timer);
  }, [video, stream]);

  return advice;
}
