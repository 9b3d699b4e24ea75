import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AuthPort, CurrentUser } from '../ports/AuthPort.ts';

/** SPEC §3 "Current user info", with the account's address. */
export interface ProfileState {
  isAuth: boolean;
  name: string;
  isAdmin: boolean;
  /** Empty when signed out. */
  userId: string;
  email: string;
  isEmailVerified: boolean;
  createdAt: Date | null;
  stripeId: string | null;
  start_datetime: Date | null;
  end_datetime: Date | null;
  packs: readonly string[];
  paymentsUnderWay: readonly string[];
  /** Whether the confirmation mail of a new account was sent; null once dismissed. */
  welcomeMail: 'sent' | 'failed' | null;
  /** True until the sign-in state is known. */
  isLoading: boolean;
}

export interface ProfileActions {
  /** Follows the sign-in service. Returns a function that stops it. */
  watch: () => () => void;
  /** @throws BackendError `badCredentials`, `tooManyRequests`, `offline` */
  logIn: (email: string, password: string) => Promise<void>;
  /** @throws BackendError `emailTaken`, `weakPassword`, `badEmail`, `offline` */
  register: (name: string, email: string, password: string) => Promise<void>;
  dismissWelcomeMail: () => void;
}

export type ProfileStore = StoreApi<ProfileState & ProfileActions>;

const SIGNED_OUT: ProfileState = {
  isAuth: false,
  name: '',
  isAdmin: false,
  userId: '',
  email: '',
  isEmailVerified: false,
  createdAt: null,
  stripeId: null,
  start_datetime: null,
  end_datetime: null,
  packs: [],
  paymentsUnderWay: [],
  welcomeMail: null,
  isLoading: false,
};

export function createProfileStore(auth: AuthPort): ProfileStore {
  return createStore((set) => ({
    ...SIGNED_OUT,
    isLoading: true,
    watch: () => auth.watchUser((user) => set(profileOf(user))),
    logIn: (email, password) => auth.logIn(email, password),
    register: async (name, email, password) => {
      const isSent = await auth.register(name, email, password);
      set({ welcomeMail: isSent ? 'sent' : 'failed' });
    },
    dismissWelcomeMail: () => set({ welcomeMail: null }),
  }));
}

function profileOf(user: CurrentUser | null): Partial<ProfileState> {
  if (!user) return SIGNED_OUT;
  return { isAuth: true, isLoading: false, ...user };
}
