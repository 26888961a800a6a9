import '@mantine/core/styles/Accordion.css';
import { Accordion, Button } from '@mantine/core';
import { IconBook2, IconMail, IconMessage2, IconMovie, IconTicket } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useT } from '../../strings/use-t.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './help-screen.module.css';

const supportEmail = 'support@wickwise.app';

const questions = [
  { question: 'help.q1', answer: 'help.a1' },
  { question: 'help.q2', answer: 'help.a2' },
  { question: 'help.q3', answer: 'help.a3' },
  { question: 'help.q4', answer: 'help.a4' },
  { question: 'help.q5', answer: 'help.a5' },
  { question: 'help.q6', answer: 'help.a6' },
  { question: 'help.q7', answer: 'help.a7' },
] as const;

const resources = [
  { to: paths.video, name: 'video.title', Icon: IconMovie },
  { to: paths.docs, name: 'guide.title', Icon: IconBook2 },
  { to: paths.chat, name: 'help.chat', Icon: IconMessage2 },
  { to: paths.support, name: 'help.tickets', Icon: IconTicket },
] as const;

export function HelpScreen() {
  const t = useT();
  return (
    <Page title={t('help.title')} lead={t('help.lead')} width="reading">
      <div className={classes.cards}>
        <Card title={t('help.faq')}>
          <Accordion variant="default" order={3} classNames={{ content: classes.answer }}>
            {questions.map(({ question, answer }) => (
              <Accordion.Item key={question} value={question}>
                <Accordion.Control>{t(question)}</Accordion.Control>
                <Accordion.Panel>{t(answer)}</Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </Card>
        <Card title={t('help.resources')}>
          <div className={classes.resources}>
            {resources.map(({ to, name, Icon }) => (
              <Button
                key={to}
                component={Link}
                to={to}
                variant="default"
                justify="flex-start"
                leftSection={<Icon size={18} />}
              >
                {t(name)}
              </Button>
            ))}
          </div>
        </Card>
        <Card title={t('help.contact')} lead={t('help.contactLead')}>
          <Button
            component="a"
            href={`mailto:${supportEmail}`}
            variant="default"
            leftSection={<IconMail size={18} />}
            className={classes.address}
          >
            {supportEmail}
          </Button>
        </Card>
      </div>
    </Page>
  );
}
