import type { AnalysisFailure } from '#contract/analysis';

/** Why there is no analysis and what to do about it, for the user. The credit is back in every case. */
export const failureMessages = {
  'not-a-chart': 'No candlestick chart was found in this picture. Please send a picture that shows one.',
  'not-candlesticks':
    'This chart shows no candles or OHLC bars. Please switch the chart to candlesticks and send it again.',
  'too-few-candles': 'Too few candles are visible for an analysis. Please show a longer part of the chart.',
  'too-dense': 'The candles are too close together to be told apart. Please zoom in so that fewer are shown.',
  'several-charts': 'The picture shows several charts. Please send a picture of the one to analyse.',
  'too-small': 'The chart is too small in this picture to be read. Please go nearer, or send a screenshot.',
  blurred: 'The picture is too blurred to be read. Please hold the camera steady, or send a screenshot.',
  glare: 'Reflections hide too much of the chart. Please avoid the glare, or send a screenshot.',
  'took-too-long': 'Reading this picture took too long. A screenshot of the chart alone is read faster.',
  'engine-error': 'The analysis failed because of a fault on our side. Your credit was returned; please try again.',
} satisfies Record<AnalysisFailure['code'], string>;
