import '@mantine/core/styles/Skeleton.css';
import { Button, Skeleton } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Payment } from '#contract/subscription';
import { messageFor } from '#data/api-error';
import { appData } from '../../app-data.ts';
import { useLocale, useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { formatMoney } from '../../ui/format-money.ts';
import { formatDate } from '../../ui/format-time.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.tsx';
import type { Loaded } from '../../ui/use-loaded.ts';
import classes from './payments-card.module.css';
import { whatToDo } from './readable-fault.ts';

type PaymentsCardProps = { loaded: Loaded<{ data: { payments: Payment[] } }>; onRetry: () => void };

/** What was paid, newest first, each with its receipt. */
export function PaymentsCard({ loaded, onRetry }: PaymentsCardProps) {
  const t = useT();
  return (
    <Card title={t('subscription.payments')}>
      {loaded.state === 'loading' && <Skeleton height={64} />}
      {loaded.state === 'failed' && (
        <div className={classes.failed}>
          {t('subscription.paymentsFailed')}
          <Button variant="default" onClick={onRetry}>
            {t('app.tryAgain')}
          </Button>
        </div>
      )}
      {loaded.state === 'ready' && loaded.value.data.payments.length === 0 && (
        <p className={classes.none}>{t('subscription.noPayments')}</p>
      )}
      {loaded.state === 'ready' && loaded.value.data.payments.length > 0 && (
        <ul className={classes.payments}>
          {loaded.value.data.payments.map((payment) => (
            <PaymentRow key={payment._id} payment={payment} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const t = useT();
  const locale = useLocale();
  const { createdAt, planName, amount, currency, status, periodStart, periodEnd, receiptNumber } = payment;
  const period = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <li className={classes.payment}>
      <div className={classes.what}>
        <span className={classes.plan}>{planName}</span>
        <span className={classes.weaker}>{period.formatRange(new Date(periodStart), new Date(periodEnd))}</span>
      </div>
      <div className={classes.paid}>
        <span className={classes.amount} data-figures>
          {formatMoney(amount, currency, locale)}
        </span>
        <span className={classes.weaker} data-status={status}>
          {t(`payment.${status}`)}, {formatDate(new Date(createdAt), locale)}
        </span>
      </div>
      <div className={classes.receipt}>
        {receiptNumber && <ReceiptButton id={payment._id} number={receiptNumber} />}
      </div>
    </li>
  );
}

function ReceiptButton({ id, number }: { id: string; number: string }) {
  const t = useT();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const file = await appData.client.call('paymentReceipt', { params: { id } });
      await saveFile(file, `wickwise-receipt-${number}.pdf`);
    } catch (error) {
      void toast.error({
        title: t('subscription.receiptFailed'),
        message: messageFor(error, whatToDo(t, error)),
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="default"
      size="sm"
      loading={busy}
      leftSection={<IconFileDownload size={18} stroke={1.6} />}
      aria-label={t('subscription.receiptNamed', { number })}
      onClick={() => void download()}
    >
      {t('subscription.receipt')}
    </Button>
  );
}
