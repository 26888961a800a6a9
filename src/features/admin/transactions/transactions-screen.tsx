import { useT } from '../../../strings/use-t.ts';
import { LinkTabs } from '../../../ui/list/link-tabs.tsx';
import { oneOf, useAddress } from '../../../ui/list/use-address.ts';
import { Page } from '../../../ui/page.tsx';
import { PaymentsTab } from './payments-tab.tsx';
import { SubscriptionsTab } from './subscriptions-tab.tsx';
import { WebhooksTab } from './webhooks-tab.tsx';

const tabs = ['subscriptions', 'payments', 'webhooks'] as const;
const screens = { subscriptions: SubscriptionsTab, payments: PaymentsTab, webhooks: WebhooksTab } as const;

/** Subscriptions first, as the specification has it; beside them the payments and what the providers told. */
export function TransactionsScreen() {
  const t = useT();
  const { values } = useAddress({ tab: oneOf(...tabs) });
  const Tab = screens[values.tab];
  return (
    <Page title={t('admin.transactions')} width="wide">
      <LinkTabs
        label={t('admin.transactionParts')}
        tabs={tabs.map((tab) => ({ tab, label: t(`admin.tab.${tab}`) }))}
        current={values.tab}
      />
      <Tab />
    </Page>
  );
}
