import { BLIND_MARKS } from '../blind/page/marks.ts';
import { ANNOTATIONS } from './annotations.ts';
import { DRAWINGS } from './drawings.ts';
import { HABITS } from './habits.ts';
import { MARKERS } from './markers.ts';
import { createScene, type Scene } from './scene.ts';
import { SHAPES } from './shapes.ts';
import type { Drawn, Sketch } from './sketch.ts';

const MARKS = { ...DRAWINGS, ...MARKERS, ...HABITS, ...ANNOTATIONS, ...SHAPES, ...BLIND_MARKS } satisfies Record<
  string,
  (scene: Scene) => string
>;

/** What traders and their apps put over the candles. */
export type Mark = keyof typeof MARKS;

/** Draws the marks over the chart as SVG; places are chosen by the seed. */
export function addMarks(box: HTMLElement, drawn: Drawn, sketch: Sketch, marks: readonly Mark[], seed: string): void {
  if (!marks.length) return;
  const scene = createScene(drawn, sketch, seed);
  const holder = document.createElement('div');
  holder.style.cssText = 'position:absolute;inset:0;z-index:6;pointer-events:none';
  holder.innerHTML = `<svg width="100%" height="100%" style="font-family:${sketch.theme.font.replaceAll('"', "'")}">${marks.map((mark) => MARKS[mark](scene)).join('')}</svg>`;
  box.style.position = 'relative';
  box.append(holder);
}
