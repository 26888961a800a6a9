import fc from 'fast-check';
import { oddText } from './odd-values.ts';

/** The parts of JSON Schema that the API's document uses. */
export type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

export type Schemas = Record<string, Schema>;

/** In the place of an id: the server has made some by the time of sending, and they are found by this number. */
export class KnownId {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

const knownId = fc.nat(1000).map((index) => new KnownId(index));

const formats: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.oneof({ weight: 4, arbitrary: knownId }, { weight: 1, arbitrary: fc.uuid({ version: 7 }) }),
  email: fc.constantFrom('ada@example.com', 'ADA+x@example.com', 'nobody@example.com', 'owner@example.com'),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(8e12) })
    .map((date) => date.toISOString()),
  date: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(8e12) })
    .map((date) => date.toISOString().slice(0, 10)),
  uri: fc.constantFrom('https://wickwise.example/x', 'http://127.0.0.1:9/', 'https://[::1]/', 'javascript:alert(1)'),
};

const plainText = ({ minLength = 0, maxLength = 200 }: Schema) =>
  fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 60) });

const textOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const format = schema.format && formats[schema.format];
  if (format) return format;
  // Look-arounds can't be generated backwards.
  if (schema.pattern && !/\(\?[=!<]/.test(schema.pattern)) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.oneof({ weight: 4, arbitrary: plainText(schema) }, { weight: 1, arbitrary: oddText });
};

const arrayOf = ({ items, prefixItems, minItems = 0, maxItems = minItems + 3 }: Schema, schemas: Schemas) => {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => arbitraryOf(item, schemas)));
  return fc.array(arbitraryOf(items || {}, schemas), {
    minLength: minItems,
    maxLength: Math.min(maxItems, minItems + 3),
  });
};

const objectOf = ({ properties = {}, required = [] }: Schema, schemas: Schemas) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, arbitraryOf(part, schemas)])), {
    requiredKeys: required.filter((name) => name in properties),
  });

/** Values that fit a schema, or nearly. */
export function arbitraryOf(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  if (schema.$ref) return arbitraryOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => arbitraryOf(part, schemas)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const { minimum = -1000, maximum = 1000 } = schema;
  const byType: Record<string, () => fc.Arbitrary<unknown>> = {
    string: () => textOf(schema),
    integer: () =>
      fc.oneof(fc.integer({ min: minimum, max: Math.min(maximum, minimum + 50) }), fc.constantFrom(minimum, maximum)),
    number: () => fc.double({ min: minimum, max: maximum, noNaN: true }),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: () => arrayOf(schema, schemas),
    object: () => objectOf(schema, schemas),
  };
  return byType[schema.type ?? '']?.() ?? fc.jsonValue({ maxDepth: 2 });
}
