/** The part of an AbortSignal that the engine looks at between its steps. A host may answer from a deadline, since a busy thread hears no event. */
export type StopSignal = { readonly aborted: boolean };
