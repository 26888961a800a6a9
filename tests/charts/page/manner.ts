/** How a renderer that leaves it open draws candles; widths are shares of the pitch or CSS px. */
export type Manner = {
  /** Of the pitch. */
  body: number;
  /** Px of the border, and of a thin wick. */
  stroke: number;
  /** Of the body's width; 0 for a wick as thin as the border. */
  wick: number;
  /** Px of the body's corners. */
  radius: number;
  /** CSS background instead of the theme's plain one. */
  ground: string | null;
  gridOver: boolean;
};

export const PLAIN: Manner = { body: 0.8, stroke: 1, wick: 0, radius: 0, ground: null, gridOver: false };
