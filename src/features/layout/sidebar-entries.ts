import {
  IconBolt,
  IconChartCandle,
  IconCreditCard,
  IconFileText,
  IconHelpCircle,
  IconHistory,
  IconSettings,
  IconShieldLock,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { paths } from '../../paths.ts';
import type { StringKey } from '../../strings/catalogue.ts';

type NavKey = Extract<StringKey, `nav.${string}`>;

export type SidebarEntry = { to: string; label: NavKey; Icon: ComponentType<{ size?: number; stroke?: number }> };
export type SidebarSection = { heading: NavKey; entries: readonly SidebarEntry[] };

/** The user's sidebar, in the order of the specification. */
export const sidebarSections: readonly SidebarSection[] = [
  {
    heading: 'nav.main',
    entries: [
      { to: paths.analysis, label: 'nav.chartAnalysis', Icon: IconChartCandle },
      { to: paths.history, label: 'nav.history', Icon: IconHistory },
    ],
  },
  {
    heading: 'nav.account',
    entries: [
      { to: paths.settings, label: 'nav.settings', Icon: IconSettings },
      { to: paths.help, label: 'nav.help', Icon: IconHelpCircle },
      { to: paths.subscription, label: 'nav.subscription', Icon: IconCreditCard },
    ],
  },
  {
    heading: 'nav.legal',
    entries: [
      { to: paths.terms, label: 'nav.terms', Icon: IconFileText },
      { to: paths.privacy, label: 'nav.privacy', Icon: IconShieldLock },
    ],
  },
  { heading: 'nav.updates', entries: [{ to: paths.updates, label: 'nav.updates', Icon: IconBolt }] },
];
