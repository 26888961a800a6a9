import { ActionIcon } from '@mantine/core';
import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import type { OverlayLayer, OverlayShape } from '#contract/chart-overlay';
import { useT } from '../../strings/use-t.ts';
import classes from './chart-picture.module.css';
import { LayerSwitches } from './layer-switches.tsx';
import { Overlay } from './overlay.tsx';
import { useZoom } from './use-zoom.ts';

type ChartPictureProps = {
  src: string;
  alt: string;
  /** Px. */
  size: { width: number; height: number };
  overlay?: readonly OverlayShape[];
};

const shownAtFirst: readonly OverlayLayer[] = ['levels', 'findings'];
/** A picture higher than wide still leaves room for what goes with it. */
const tallest = 'min(76dvh, 760px)';
const none: readonly OverlayShape[] = [];

/** A chart picture with what was found drawn over it, layer by layer, to be looked at closely. */
export function ChartPicture({ src, alt, size, overlay = none }: ChartPictureProps) {
  const t = useT();
  const [layers, setLayers] = useState(shownAtFirst);
  const { zoom, frame, frameProps, zoomIn, zoomOut, reset } = useZoom();
  const unit = frame.width > 0 ? size.width / frame.width / zoom.scale : 1;

  return (
    <figure className={classes.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, this holds a picture. */}
      <div
        {...frameProps}
        role="group"
        aria-label={`${alt}. ${t('result.pictureHelp')}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and magnify what it shows.
        tabIndex={0}
        className={classes.frame}
        data-zoomed={zoom.scale > 1 || undefined}
        style={{ aspectRatio: size.width / size.height, maxWidth: `calc(${tallest} * ${size.width / size.height})` }}
      >
        <div
          className={classes.sheet}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          <img
            src={src}
            alt={alt}
            width={size.width}
            height={size.height}
            draggable={false}
            className={classes.image}
          />
          <Overlay shapes={overlay.filter(({ layer }) => layers.includes(layer))} picture={size} unit={unit} />
        </div>
      </div>
      <figcaption className={classes.bar}>
        <LayerSwitches overlay={overlay} shown={layers} onChange={setLayers} />
        <div className={classes.zoom}>
          <ActionIcon aria-label={t('result.zoomOut')} onClick={zoomOut} disabled={zoom.scale === 1}>
            <IconZoomOut size={20} stroke={1.6} />
          </ActionIcon>
          <ActionIcon aria-label={t('result.zoomReset')} onClick={reset} disabled={zoom.scale === 1}>
            <IconMaximize size={20} stroke={1.6} />
          </ActionIcon>
          <ActionIcon aria-label={t('result.zoomIn')} onClick={zoomIn}>
            <IconZoomIn size={20} stroke={1.6} />
          </ActionIcon>
        </div>
      </figcaption>
    </figure>
  );
}
