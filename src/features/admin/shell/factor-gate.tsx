import { Link, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useT } from '../../../strings/use-t.ts';
import { Page } from '../../../ui/page.tsx';
import { factorCalls } from '../../../ui/second-factor/factor-calls.ts';
import { SecondFactorCard } from '../../../ui/second-factor/second-factor-card.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import classes from './factor-gate.module.css';

/**
 * Where the operator requires a second factor, an administrator without one sees nothing but the way to it; elsewhere the dashboard advises
 * it. What he may do is the server's to decide. The screen's outlet context is called when it was turned on or off there.
 */
export function FactorGate() {
  const t = useT();
  const { pathname } = useLocation();
  const { loaded, reload } = useLoaded(factorCalls.admin.state);
  // Before the answer a notice would push the screen down, or the screen would ask for what is refused.
  if (loaded.state === 'loading') return null;
  const onChanged = () => void reload();
  const screen = <Outlet context={onChanged} />;
  if (loaded.state === 'failed' || loaded.value.data.isOn) return screen;
  if (loaded.value.data.isRequired) {
    return (
      <Page title={t('factor.requiredTitle')} lead={t('factor.requiredLead')} width="reading">
        <SecondFactorCard realm="admin" onChanged={onChanged} />
      </Page>
    );
  }
  return (
    <>
      {pathname === paths.adminDashboard && (
        <p className={classes.advice}>
          {t('factor.advice')} <Link to={paths.adminProfile}>{t('factor.adviceAct')}</Link>
        </p>
      )}
      {screen}
    </>
  );
}
