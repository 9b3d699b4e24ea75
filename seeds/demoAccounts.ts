export interface DemoAccount {
  name: string;
  email: string;
  password: string;
  /** Whether the account has Pro for life, which it needs because the demo rooms exceed the Free plan. */
  isPro: boolean;
}

/** Accounts of the embedded backend's demo data; never made anywhere else. */
export const demoCreator: DemoAccount = {
  name: 'Ada Brass',
  email: 'ada@example.com',
  password: 'open-sesame',
  isPro: true,
};

export const demoPlayer: DemoAccount = {
  name: 'Finn Latch',
  email: 'finn@example.com',
  password: 'open-sesame',
  isPro: false,
};

/** The demo account with the admin area. */
export const demoAdmin: DemoAccount = {
  name: 'Cara Taker',
  email: 'admin@example.com',
  password: 'open-sesame',
  isPro: false,
};

export const demoAccounts: readonly DemoAccount[] = [demoCreator, demoPlayer, demoAdmin];
