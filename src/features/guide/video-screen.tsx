import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './guide.module.css';

/** Made by `npm run tutorial:record`, which follows the same four steps. */
const film = { src: '/tutorial/tutorial.webm', poster: '/tutorial/poster.webp', width: 960, height: 600 };

const steps = ['video.s1', 'video.s2', 'video.s3', 'video.s4'] as const;

/** The app on film, without sound, and in words what it shows. */
export function VideoScreen() {
  const t = useT();
  return (
    <Page title={t('video.title')} lead={t('video.lead')} width="data">
      <div className={classes.cards}>
        <video
          {...film}
          controls
          muted
          playsInline
          preload="none"
          aria-label={t('video.title')}
          className={classes.film}
        />
        <Card title={t('video.transcript')}>
          <ol className={classes.steps}>
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
          <p className={classes.screens}>
            <Link to={paths.docs}>{t('guide.title')}</Link>
          </p>
        </Card>
      </div>
    </Page>
  );
}
