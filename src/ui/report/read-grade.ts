/** How well a picture was read, in the order of the meter's steps. */
export const readGrades = ['poor', 'fair', 'good', 'high'] as const;
export type ReadGrade = (typeof readGrades)[number];

/** The least confidence (0 to 1) of each grade above the lowest. */
const thresholds = { fair: 0.6, good: 0.8, high: 0.93 } as const satisfies Partial<Record<ReadGrade, number>>;

export function readGradeOf(confidence: number): ReadGrade {
  if (confidence >= thresholds.high) return 'high';
  if (confidence >= thresholds.good) return 'good';
  return confidence >= thresholds.fair ? 'fair' : 'poor';
}
