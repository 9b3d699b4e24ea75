import { chakra, Flex } from '@chakra-ui/react';
import { lockText } from '../text/lock.ts';
import { playSound } from './playSound.ts';
import { SoundKey } from './SoundKey.tsx';
import { chooseVolume, useSound, useVolume } from './soundChoice.ts';

/** Turns sounds on or off and sets their volume; plays a sample when the slider is released. */
export function SoundBar() {
  const isOn = useSound();
  const volume = useVolume();
  return (
    <Flex align="center" gap="3">
      <SoundKey />
      <Slider
        type="range"
        min={0}
        max={100}
        step={5}
        aria-label={lockText.volume}
        value={volume}
        disabled={!isOn}
        onChange={({ target }) => chooseVolume(target.valueAsNumber)}
        onPointerUp={() => playSound('take')}
        onKeyUp={() => playSound('take')}
      />
    </Flex>
  );
}

const Slider = chakra('input', {
  base: {
    width: { base: '5rem', md: '9rem' },
    height: '11',
    accentColor: 'var(--chakra-colors-accent)',
    cursor: 'pointer',
    _disabled: { opacity: '0.45', cursor: 'default' },
  },
});
