import { CircleUserRound, DoorOpen, Download, KeyRound, Languages, LockKeyhole, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';

export const SECTIONS = ['profile', 'plan', 'escapes', 'password', 'language', 'data', 'leave'] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_ICONS: Readonly<Record<Section, ReactNode>> = {
  profile: <CircleUserRound />,
  plan: <KeyRound />,
  escapes: <Trophy />,
  password: <LockKeyhole />,
  language: <Languages />,
  data: <Download />,
  leave: <DoorOpen />,
};
