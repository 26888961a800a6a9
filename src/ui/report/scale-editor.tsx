import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AnalysisDetail } from '#contract/analysis';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useT } from '../../strings/use-t.ts';
import { Choice } from '../choice.tsx';
import { toast } from '../toast.tsx';
import { Loupe } from './loupe.tsx';
import classes from './scale-editor.module.css';
import { ScaleLine } from './scale-line.tsx';
import { calibrationOf, leastGap, type Side, useScaleDraft } from './use-scale-draft.ts';

type ScaleEditorProps = {
  analysis: AnalysisDetail;
  onClose: () => void;
  /** The analysis was written again. */
  onSaved: () => void;
};

const sides = ['upper', 'lower'] as const;

/** Two lines over the picture and the prices at which they stand: from them the analysis is written again. */
export function ScaleEditor({ analysis, onClose, onSaved }: ScaleEditorProps) {
  const t = useT();
  const { online } = useNetwork();
  const { imageUrl, picture } = analysis;
  const { draft, change, setScale } = useScaleDraft(analysis);
  const [aim, setAim] = useState<{ side: Side; x: number } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const faultId = useId();
  const section = useRef<HTMLElement>(null);
  // On a phone the button that opened it stands far below, and is gone.
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, []);
  const reach = {
    upper: { least: 0, most: draft.lower.y - leastGap },
    lower: { least: draft.upper.y + leastGap, most: picture.height },
  };
  const move = (side: Side, y: number) =>
    change(side, { y: Math.min(reach[side].most, Math.max(reach[side].least, y)) });

  async function save(event: FormEvent) {
    event.preventDefault();
    const body = calibrationOf(draft);
    if (typeof body === 'string') return setFault(t(body));
    setBusy(true);
    setFault(null);
    try {
      await appData.client.call('calibrateAnalysis', { params: { id: analysis._id }, body });
      void toast.success({ message: t('scale.saved') });
      onSaved();
    } catch (error) {
      setFault(messageFor(error, t('scale.failed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section ref={section} tabIndex={-1} className={classes.editor} aria-label={t('scale.fix')}>
      <p className={classes.lead}>{t('scale.lead')}</p>
      <div
        className={classes.frame}
        style={{
          aspectRatio: picture.width / picture.height,
          maxWidth: `calc(70dvh * ${picture.width / picture.height})`,
        }}
      >
        <img src={imageUrl} alt={t('analysis.yourPicture')} draggable={false} className={classes.image} />
        {sides.map((side) => (
          <ScaleLine
            key={side}
            label={t(`scale.${side}`)}
            y={draft[side].y}
            {...reach[side]}
            picture={picture}
            onMove={(y) => move(side, y)}
            onAim={(x) => setAim(x === null ? null : { side, x })}
          />
        ))}
        {aim && <Loupe src={imageUrl} picture={picture} at={{ x: aim.x, y: draft[aim.side].y }} />}
      </div>
      <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
        {sides.map((side) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own border and legend.
          <div key={side} role="group" aria-label={t(`scale.${side}`)} className={classes.field}>
            <TextInput
              label={t(`scale.${side}Price`)}
              inputMode="decimal"
              autoComplete="off"
              value={draft[side].price}
              error={fault !== null}
              aria-describedby={fault === null ? undefined : faultId}
              onChange={(event) => change(side, { price: event.currentTarget.value })}
            />
            <ActionIcon size={44} aria-label={t('scale.moveUp')} onClick={() => move(side, draft[side].y - 1)}>
              <IconChevronUp size={20} stroke={1.6} />
            </ActionIcon>
            <ActionIcon size={44} aria-label={t('scale.moveDown')} onClick={() => move(side, draft[side].y + 1)}>
              <IconChevronDown size={20} stroke={1.6} />
            </ActionIcon>
          </div>
        ))}
        <Choice
          label={t('quality.scale')}
          value={draft.scale}
          options={(['linear', 'log'] as const).map((value) => ({ value, label: t(`quality.scale.${value}`) }))}
          onChange={setScale}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={busy} disabled={!online}>
            {t('scale.save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('app.cancel')}
          </Button>
        </div>
        <p role="status" className={classes.note}>
          {online ? t('scale.free') : t('scale.offline')}
        </p>
        {fault !== null && (
          <p role="alert" id={faultId} className={classes.fault}>
            {fault}
          </p>
        )}
      </form>
    </section>
  );
}
