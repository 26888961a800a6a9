import { useT } from '../../strings/use-t.ts';
import { Page } from '../../ui/page.tsx';
import { TextCards } from '../../ui/text-cards.tsx';

export function PrivacyScreen() {
  const t = useT();
  const parts = [
    { heading: t('privacy.h1'), text: t('privacy.p1') },
    { heading: t('privacy.h2'), text: t('privacy.p2') },
    { heading: t('privacy.h3'), text: t('privacy.p3') },
    { heading: t('privacy.h4'), text: t('privacy.p4') },
    { heading: t('privacy.h5'), text: t('privacy.p5') },
    { heading: t('privacy.h6'), text: t('privacy.p6') },
    { heading: t('privacy.h7'), text: t('privacy.p7') },
  ];
  return (
    <Page title={t('privacy.title')} lead={t('legal.lastUpdated')} width="reading">
      <TextCards parts={parts} />
    </Page>
  );
}
