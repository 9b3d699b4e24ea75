import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AuthPort, CurrentUser } from './ports/AuthPort.ts';

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
  /** True until the sign-in service has said who is there. */
  isLoading: boolean;
}

export interface ProfileActions {
  /** Follows the sign-in service from now on. Returns the way to stop it. */
  watch: () => () => void;
  /** @throws BackendError `badCredentials`, `tooManyRequests`, `offline` */
  logIn: (email: string, password: string) => Promise<void>;
  /** @throws BackendError `emailTaken`, `weakPassword`, `badEmail`, `offline` */
  register: (name: string, email: string, password: string) => Promise<void>;
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
  isLoading: false,
};

export function createProfileStore(auth: AuthPort): ProfileStore {
  return createStore((set) => ({
    ...SIGNED_OUT,
    isLoading: true,
    watch: () => auth.watchUser((user) => set(profileOf(user))),
    logIn: (email, password) => auth.logIn(email, password),
    register: (name, email, password) => auth.register(name, email, password),
  }));
}

function profileOf(user: CurrentUser | null): ProfileState {
  if (!user) return SIGNED_OUT;
  return { isAuth: true, isLoading: false, ...user };
}
