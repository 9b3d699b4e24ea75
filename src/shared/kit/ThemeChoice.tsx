import { Moon, Sun } from 'lucide-react';
import { appText } from '../text/app.ts';
import { SegmentedControl } from './SegmentedControl.tsx';
import { chooseTheme, THEMES, useTheme } from './theme.ts';

const ICONS = { evening: <Moon aria-hidden />, morning: <Sun aria-hidden /> };

/** The choice of theme. */
export function ThemeChoice() {
  return (
    <SegmentedControl
      label={appText.light.label}
      value={useTheme()}
      choices={THEMES.map((value) => ({ value, label: appText.light[value], icon: ICONS[value] }))}
      onChoose={chooseTheme}
    />
  );
}
