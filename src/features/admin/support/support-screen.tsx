import { lazy, Suspense } from 'react';
import { useT } from '../../../strings/use-t.ts';
import { LinkTabs } from '../../../ui/list/link-tabs.tsx';
import { oneOf, useAddress } from '../../../ui/list/use-address.ts';
import { Page } from '../../../ui/page.tsx';
import { TicketsTab } from './tickets-tab.tsx';

const CannedTab = lazy(async () => ({ default: (await import('./canned-tab.tsx')).CannedTab }));

const tabs = ['tickets', 'canned'] as const;
const screens = { tickets: TicketsTab, canned: CannedTab } as const;

export function SupportScreen() {
  const t = useT();
  const { values } = useAddress({ tab: oneOf(...tabs) });
  const Tab = screens[values.tab];
  return (
    <Page title={t('admin.support')} width="wide">
      <LinkTabs
        label={t('admin.supportParts')}
        tabs={tabs.map((tab) => ({ tab, label: t(`admin.tab.${tab}`) }))}
        current={values.tab}
      />
      <Suspense fallback={null}>
        <Tab />
      </Suspense>
    </Page>
  );
}
