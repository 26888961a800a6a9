/** What is traded: decides the size of prices, their decimals and how lively they are. */
export type Instrument = {
  symbol: string;
  name: string;
  /** First price lies between these. */
  from: number;
  to: number;
  decimals: number;
  /** Typical move of one bar, as a fraction of the price. */
  volatility: number;
  volume: number;
  thousands: '' | ',' | ' ';
};

export const INSTRUMENTS: readonly Instrument[] = [
  {
    symbol: 'MEME/USDT',
    name: 'Meme Coin',
    from: 0.000009,
    to: 0.00009,
    decimals: 8,
    volatility: 0.025,
    volume: 9e10,
    thousands: '',
  },
  {
    symbol: 'TINY/USDT',
    name: 'Tiny Token',
    from: 0.0011,
    to: 0.0089,
    decimals: 6,
    volatility: 0.02,
    volume: 4e8,
    thousands: '',
  },
  {
    symbol: 'ALT/USDT',
    name: 'Alt Token',
    from: 0.12,
    to: 0.98,
    decimals: 4,
    volatility: 0.018,
    volume: 2e7,
    thousands: '',
  },
  {
    symbol: 'EUR/USD',
    name: 'Euro / US Dollar',
    from: 1.02,
    to: 1.22,
    decimals: 5,
    volatility: 0.0016,
    volume: 4e4,
    thousands: '',
  },
  {
    symbol: 'USD/JPY',
    name: 'US Dollar / Yen',
    from: 104,
    to: 159,
    decimals: 3,
    volatility: 0.002,
    volume: 3e4,
    thousands: '',
  },
  { symbol: 'PNY', name: 'Penny Mines', from: 1.2, to: 6, decimals: 2, volatility: 0.03, volume: 6e5, thousands: '' },
  { symbol: 'ACM', name: 'Acme Works', from: 24, to: 480, decimals: 2, volatility: 0.014, volume: 5e6, thousands: '' },
  {
    symbol: 'XAU/USD',
    name: 'Gold Spot',
    from: 1650,
    to: 3900,
    decimals: 2,
    volatility: 0.006,
    volume: 2e5,
    thousands: ',',
  },
  {
    symbol: 'IDX',
    name: 'Broad Index',
    from: 3600,
    to: 6800,
    decimals: 2,
    volatility: 0.008,
    volume: 3e9,
    thousands: '',
  },
  {
    symbol: 'IDX40',
    name: 'Forty Index',
    from: 14000,
    to: 24000,
    decimals: 1,
    volatility: 0.008,
    volume: 8e7,
    thousands: ' ',
  },
  {
    symbol: 'BTC/USDT',
    name: 'Bitcoin / Tether',
    from: 26000,
    to: 68000,
    decimals: 2,
    volatility: 0.015,
    volume: 3e4,
    thousands: ',',
  },
  {
    symbol: 'BTC/EUR',
    name: 'Bitcoin / Euro',
    from: 42000,
    to: 110000,
    decimals: 0,
    volatility: 0.013,
    volume: 2e4,
    thousands: ',',
  },
  {
    symbol: 'LAKH',
    name: 'Lakh Motors',
    from: 90000,
    to: 140000,
    decimals: 0,
    volatility: 0.012,
    volume: 9e3,
    thousands: ',',
  },
];
