import { Armchair, Flag, Gauge, Image, ImagePlus, PackagePlus, Scale, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { adminText } from '../text/en/admin.ts';

interface AdminSection {
  id: keyof typeof adminText.sections;
  /** From SPEC §2; two of them contain a space. Sections for which SPEC has no route are tabs of the admin's home. */
  path: string;
  icon: ReactNode;
}

/** The sections of the admin area, in the order of its navigation. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { id: 'overview', path: '/admin', icon: <Gauge aria-hidden /> },
  { id: 'accounts', path: '/admin/accounts', icon: <Users aria-hidden /> },
  { id: 'itemReviews', path: '/admin/itemLibrary reviews', icon: <PackagePlus aria-hidden /> },
  { id: 'backgroundReviews', path: '/admin/background reviews', icon: <ImagePlus aria-hidden /> },
  { id: 'items', path: '/admin/items', icon: <Armchair aria-hidden /> },
  { id: 'backgrounds', path: '/admin/backgrounds', icon: <Image aria-hidden /> },
  { id: 'reports', path: '/admin?tab=reports', icon: <Flag aria-hidden /> },
  { id: 'scores', path: '/admin?tab=scores', icon: <Scale aria-hidden /> },
];
