import type { Screen } from './browser.ts';
import type { Order } from './page/draw-page.ts';
import type { Hardness } from './photo/aim.ts';
import type { AxisLabels, NegativeTruth } from './truth.ts';

/** How the screenshot leaves: as it is, or as the app sends it (at most 1280 wide, JPEG 0.6). */
export type Encoding = 'png' | 'app-jpeg';

/** px of the picture a px of the screen's own. */
export const scaleOf = ({ width, dpr }: Screen, encoding: Encoding): number =>
  encoding === 'png' ? dpr : Math.min(dpr, 1280 / width);

/** A picture with a candlestick chart in it. The first order is the chart whose candles are the truth. */
export type ChartPicture = {
  kind: 'chart';
  screen: Screen;
  /** HTML around the charts; has an element for each order's `into`. */
  body: string;
  orders: Order[];
  encoding: Encoding;
  axisLabels: AxisLabels;
  features: string[];
  /** The screenshot ends where the plot does, so that the axis is cut off. */
  cropAxis?: boolean;
  /** The screenshot ends within the axis, so that this share of its room is left. */
  cutThrough?: number;
};

/** A picture that a chart reader must refuse. */
export type NegativePicture = {
  kind: 'negative';
  screen: Screen;
  body: string;
  encoding: Encoding;
  what: string;
  reason: NegativeTruth['reason'];
};

/** A photo of a screen that shows the picture. Its JPEG is the camera's ('png': as it is) or the app's. */
export type PhotoPicture = {
  kind: 'photo';
  of: ChartPicture | NegativePicture;
  hardness: Hardness;
  encoding: Encoding;
  seed: string;
};

export type Picture = ChartPicture | NegativePicture | PhotoPicture;
