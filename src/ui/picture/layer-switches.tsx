import { OverlayLayer, type OverlayShape } from '#contract/chart-overlay';
import { useT } from '../../strings/use-t.ts';
import { toggleClass } from '../toggle.ts';
import classes from './layer-switches.module.css';

type LayerSwitchesProps = {
  overlay: readonly OverlayShape[];
  shown: readonly OverlayLayer[];
  onChange: (shown: readonly OverlayLayer[]) => void;
};

/** One switch for each layer that this picture has. */
export function LayerSwitches({ overlay, shown, onChange }: LayerSwitchesProps) {
  const t = useT();
  const present = OverlayLayer.options.filter((option) => overlay.some(({ layer }) => layer === option));
  if (present.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own border and legend.
    <div role="group" aria-label={t('result.layers')} className={classes.layers}>
      {present.map((layer) => (
        <button
          key={layer}
          type="button"
          className={toggleClass}
          aria-pressed={shown.includes(layer)}
          onClick={() => onChange(shown.includes(layer) ? shown.filter((other) => other !== layer) : [...shown, layer])}
        >
          {t(`layer.${layer}`)}
        </button>
      ))}
    </div>
  );
}
