import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { keepInFrame, moveBy, wholePicture, zoomAt } from './zoom.ts';

const step = 1.5;
const keyMove = 48;
const centre = { x: 0, y: 0 };

type Pointer = { x: number; y: number };

/** Zoom and pan of a picture: buttons, keys, a drag, two fingers, and the wheel with Ctrl (alone it scrolls the page). */
export function useZoom() {
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const [zoom, setZoom] = useState(wholePicture);
  const pointers = useRef(new Map<number, Pointer>());
  const frame = { width, height };
  const newest = useRef(frame);
  newest.current = frame;

  const zoomBy = (factor: number) => setZoom((before) => zoomAt(before, factor, centre, frame));
  const reset = () => setZoom(wholePicture);

  const node = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(ref, node);
  useEffect(() => {
    const element = node.current;
    if (!element) return;
    // React's own wheel listeners are passive and could not keep the page from zooming too.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      setZoom((before) => zoomAt(before, Math.exp(-event.deltaY / 200), at, newest.current));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const frameProps = {
    ref: merged,
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (zoom.scale > 1 || pointers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (!other)
        return setZoom((zoom) => (zoom.scale > 1 ? moveBy(zoom, now.x - before.x, now.y - before.y, frame) : zoom));
      const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      const box = event.currentTarget.getBoundingClientRect();
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const at = { x: middle.x - box.left - box.width / 2, y: middle.y - box.top - box.height / 2 };
      if (Number.isFinite(ratio)) setZoom((zoom) => zoomAt(zoom, ratio, at, frame));
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void pointers.current.delete(event.pointerId),
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      const deed = keys[event.key];
      if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (deed === 'reset') reset();
      else if ('factor' in deed) zoomBy(deed.factor);
      else setZoom((before) => moveBy(before, deed.x, deed.y, frame));
    },
  };

  const shown = keepInFrame(zoom, frame);
  return { zoom: shown, frame, frameProps, zoomIn: () => zoomBy(step), zoomOut: () => zoomBy(1 / step), reset };
}

type KeyDeed = 'reset' | { factor: number } | { x: number; y: number };

const keys: Readonly<Record<string, KeyDeed | undefined>> = {
  '+': { factor: step },
  '=': { factor: step },
  '-': { factor: 1 / step },
  '0': 'reset',
  ArrowLeft: { x: keyMove, y: 0 },
  ArrowRight: { x: -keyMove, y: 0 },
  ArrowUp: { x: 0, y: keyMove },
  ArrowDown: { x: 0, y: -keyMove },
};
