import { useT } from '../../strings/use-t.ts';
import { Page } from '../../ui/page.tsx';
import { TextCards } from '../../ui/text-cards.tsx';

export function TermsScreen() {
  const t = useT();
  const parts = [
    { heading: t('terms.h1'), text: t('terms.p1') },
    { heading: t('terms.h2'), text: t('terms.p2') },
    { heading: t('terms.h3'), text: t('terms.p3') },
    { heading: t('terms.h4'), text: t('terms.p4') },
    { heading: t('terms.h5'), text: t('terms.p5') },
    { heading: t('terms.h6'), text: t('terms.p6') },
    { heading: t('terms.h7'), text: t('terms.p7') },
    { heading: t('terms.h8'), text: t('terms.p8') },
  ];
  return (
    <Page title={t('terms.title')} lead={t('legal.lastUpdated')} width="reading">
      <TextCards parts={parts} />
    </Page>
  );
}
