export interface DemoAccount {
  name: string;
  email: string;
  password: string;
  /** For life: six rooms are more than the Free plan allows. */
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

/** For whom the admin area opens. */
export const demoAdmin: DemoAccount = {
  name: 'Cara Taker',
  email: 'admin@example.com',
  password: 'open-sesame',
  isPro: false,
};

export const demoAccounts: readonly DemoAccount[] = [demoCreator, demoPlayer, demoAdmin];
