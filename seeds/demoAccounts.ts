export interface DemoAccount {
  name: string;
  email: string;
  password: string;
}

/** Accounts of the embedded backend's demo data; never made anywhere else. */
export const demoCreator: DemoAccount = {
  name: 'Ada Brass',
  email: 'ada@example.com',
  password: 'open-sesame',
};

export const demoPlayer: DemoAccount = {
  name: 'Finn Latch',
  email: 'finn@example.com',
  password: 'open-sesame',
};

export const demoAccounts: readonly DemoAccount[] = [demoCreator, demoPlayer];
