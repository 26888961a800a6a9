/** An expected failure is a value; a bug throws. */
export type Outcome<Value, Why> = { ok: true; value: Value } | { ok: false; why: Why };

export const success = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const failure = <Why>(why: Why): { ok: false; why: Why } => ({ ok: false, why });
