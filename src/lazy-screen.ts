import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Area } from './strings/catalogue.ts';
import { needTexts } from './strings/language-store.ts';

/** Each screen is a chunk of its own, loaded when it is opened, together with the areas of texts that it shows. */
export const screen = (load: () => Promise<ComponentType>, ...areas: Area[]): Pick<RouteObject, 'lazy'> => ({
  async lazy() {
    const [Component] = await Promise.all([load(), needTexts(...areas)]);
    return { Component };
  },
});
