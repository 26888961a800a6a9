import type { ReadQuality as Quality } from '#contract/analysis';
import { useLocale, useT } from '../../strings/use-t.ts';
import { Card } from '../card.tsx';
import { formatError } from './outlook-cells.ts';
import { readGradeOf, readGrades } from './read-grade.ts';
import classes from './read-quality.module.css';

type ReadQualityProps = {
  quality: Quality;
  /** Places of a price, where they are known. */
  decimals?: number | undefined;
};

/** How well the picture was read: a word, a meter, and the figures behind them. */
export function ReadQuality({ quality, decimals }: ReadQualityProps) {
  const t = useT();
  const locale = useLocale();
  const grade = readGradeOf(quality.confidence);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(quality.confidence);
  const { priceError } = quality;

  const scale = t(`quality.scale.${quality.scale}`);
  const figures = [
    [t('quality.symbol'), quality.symbol ?? t('quality.unknown')],
    [t('quality.timeframe'), quality.timeframe ?? t('quality.unknown')],
    [t('quality.candlesLabel'), new Intl.NumberFormat(locale).format(quality.candles)],
    [t('quality.scale'), quality.scaleBy === 'user' ? t('scale.byUser', { scale }) : scale],
    [
      t('quality.priceError'),
      priceError === null ? t('quality.unknown') : `±${formatError(priceError, decimals, locale)}`,
    ],
    [t('quality.source'), t(`quality.source.${quality.source}`)],
  ] as const;

  return (
    <Card title={t('quality.title')}>
      <p className={classes.grade}>
        <strong>{t(`quality.${grade}`)}</strong>
        <span className={classes.percent}>{t('quality.sure', { percent })}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn alike in all browsers. */}
      <div
        role="meter"
        aria-label={t('quality.title')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(quality.confidence * 100)}
        aria-valuetext={`${t(`quality.${grade}`)}, ${percent}`}
        className={classes.meter}
      >
        {readGrades.map((step, index) => (
          <span key={step} data-on={index <= readGrades.indexOf(grade) || undefined} />
        ))}
      </div>
      <dl className={classes.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {quality.advice.length > 0 && (
        <ul className={classes.advice}>
          {quality.advice.map((advice) => (
            <li key={advice}>{t(`advice.${advice}`)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
