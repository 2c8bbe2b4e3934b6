export const devicesKey = ['iam', 'sessions'] as const;
