/** Colours of moving averages, bands and indicator lines. */
export const STUDY_COLORS = ['#f5a623', '#b04fe0', '#1fbcd2', '#e91e63', '#7cb342', '#3f7be0'] as const;
