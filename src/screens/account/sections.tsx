import { CircleUserRound, DoorOpen, Download, KeyRound, Languages, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';

export const SECTIONS = ['profile', 'plan', 'password', 'language', 'data', 'leave'] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_ICONS: Readonly<Record<Section, ReactNode>> = {
  profile: <CircleUserRound />,
  plan: <KeyRound />,
  password: <LockKeyhole />,
  language: <Languages />,
  data: <Download />,
  leave: <DoorOpen />,
};
