/** How many digits a text has, whatever stands among them. */
export const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;
