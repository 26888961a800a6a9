import { createRoot } from 'react-dom/client';

/** Draws a React element into the box and waits until its libraries have measured and drawn twice. */
export async function drawElement(box, element) {
  createRoot(box).render(element);
  await new Promise((done) => setTimeout(done, 400));
}
