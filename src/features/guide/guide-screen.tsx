import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './guide.module.css';

/** The chapters, each with its place on the page and the screens that it speaks of. */
const chapters = [
  {
    id: 'picture',
    heading: 'guide.h1',
    text: 'guide.p1',
    screens: [
      { to: paths.analysis, name: 'nav.chartAnalysis' },
      { to: paths.video, name: 'video.title' },
    ],
  },
  { id: 'result', heading: 'guide.h2', text: 'guide.p2', screens: [] },
  { id: 'scale', heading: 'guide.h3', text: 'guide.p3', screens: [] },
  { id: 'offline', heading: 'guide.h4', text: 'guide.p4', screens: [] },
  {
    id: 'credits',
    heading: 'guide.h5',
    text: 'guide.p5',
    screens: [{ to: paths.subscription, name: 'nav.subscription' }],
  },
  { id: 'history', heading: 'guide.h6', text: 'guide.p6', screens: [{ to: paths.history, name: 'nav.history' }] },
  {
    id: 'privacy',
    heading: 'guide.h7',
    text: 'guide.p7',
    screens: [
      { to: paths.privacy, name: 'nav.privacy' },
      { to: paths.settings, name: 'nav.settings' },
    ],
  },
] as const;

export function GuideScreen() {
  const t = useT();
  return (
    <Page title={t('guide.title')} lead={t('guide.lead')} width="reading">
      <nav aria-label={t('guide.contents')} className={classes.contents}>
        <ol>
          {chapters.map(({ id, heading }) => (
            <li key={id}>
              <Link to={`#${id}`}>{t(heading)}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.cards}>
        {chapters.map(({ id, heading, text, screens }) => (
          <div key={id} id={id}>
            <Card title={t(heading)}>
              <p className={classes.text}>{t(text)}</p>
              {screens.length > 0 && (
                <p className={classes.screens}>
                  {screens.map(({ to, name }) => (
                    <Link key={to} to={to}>
                      {t(name)}
                    </Link>
                  ))}
                </p>
              )}
            </Card>
          </div>
        ))}
      </div>
    </Page>
  );
}
