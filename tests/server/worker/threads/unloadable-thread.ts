throw new Error('This thread cannot be loaded');

export {};
