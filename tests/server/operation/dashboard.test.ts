import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ErrorCode } from '#contract/error-code';
import { ReadFailure } from '#contract/read-failure';
import { startAnalyses } from '#server/worker/start-analyses';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

type Panel = { title: string; type: string; targets?: { expr: string }[] };
type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } };

const dashboard: { panels: Panel[] } = JSON.parse(readFileSync('deploy/grafana/wickwise.json', 'utf8'));
const { groups }: { groups: { name: string; rules: Rule[] }[] } = parse(
  readFileSync('deploy/prometheus/alerts.yaml', 'utf8'),
);
const rules = groups.flatMap((group) => group.rules);
const expressions = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

/** Names of metrics with the labels that are asked of them: `name{label="value"}[5m]`. */
const metricsIn = (expr: string) =>
  [...expr.matchAll(/\b([a-z]\w*_\w+)\b(?:\{([^}]*)\})?(?!\s*\()/g)]
    .filter(([, name = '']) => !['histogram_quantile'].includes(name))
    .map(([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)=~?"([^"]*)"/g)].map(([, label = '', values = '']) => ({
        label,
        values: values.split('|'),
      })),
    }));

/** What a counter or a gauge is grouped by; Prometheus itself adds where a figure came from. */
const groupings = (expr: string) =>
  [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(',').map((label) => label.trim()));

describe('the dashboard and the alert rules', () => {
  let server: TestServer;
  let analyses: Awaited<ReturnType<typeof startAnalyses>>;
  let exported: string;
  beforeAll(async () => {
    server = await startTestServer('sqlite', { WICKWISE_WORKERS: '1' });
    analyses = await startAnalyses(server.parts);
    exported = (await server.app.inject('/metrics')).body;
  });
  afterAll(async () => {
    await analyses.stop();
    await server.close();
  });

  it.each(expressions)('%s asks for figures that the server gives, by labels that they have: %s', (_title, expr) => {
    const asked = metricsIn(expr);
    expect(asked.length).toBeGreaterThan(0);
    const known = new Set(['le', 'instance']);
    for (const { name, labels } of asked) {
      const metric =
        server.parts.metrics.getSingleMetric(name) ??
        server.parts.metrics.getSingleMetric(name.replace(/_(?:bucket|sum|count)$/, ''));
      expect(exported, name).toContain(`# TYPE ${(metric as unknown as { name: string } | undefined)?.name} `);
      const { labelNames } = metric as unknown as { labelNames: string[] };
      for (const label of labelNames) known.add(label);
      expect(labelNames).toEqual(expect.arrayContaining(labels.map(({ label }) => label)));
      const codes = labels.filter(({ label }) => label === 'code').flatMap(({ values }) => values);
      const all: string[] = [...ErrorCode.options, ...ReadFailure.options, 'engine-error'];
      expect(all).toEqual(expect.arrayContaining(codes));
    }
    for (const label of groupings(expr)) expect([...known]).toContain(label);
    expect(expr.split('(').length).toBe(expr.split(')').length);
  });

  it('each say something, and each rule says how urgent it is', () => {
    expect(dashboard.panels.filter(({ type }) => type !== 'row').length).toBeGreaterThan(10);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { labels, annotations } of rules) {
      expect(['page', 'look']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
    }
  });
});
