const names: Readonly<Record<string, string>> = { stripe: 'Stripe', paystack: 'Paystack', test: 'Test' };

/** A payment provider as it writes itself; a dash where nobody takes money. */
export const providerName = (provider: string | null) => (provider === null ? '–' : (names[provider] ?? provider));
