import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

interface SliderFieldProps {
  label: string;
  /** Whole numbers. */
  value: number;
  /** The value as it is shown and spoken; default: the number. */
  shown?: string;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Called at the end of a drag or press. */
  onRest?: () => void;
}

/** A number with the platform's own slider. */
export function SliderField(props: SliderFieldProps) {
  const { label, value, shown = String(value), min, max, onChange, onRest } = props;
  const id = useId();
  return (
    <chakra.div flex="1" minW="9rem">
      <chakra.label htmlFor={id} display="flex" gap="2" textStyle="sm" fontWeight="600">
        {label}
        <chakra.span color="fg.subtle" fontWeight="400" fontVariantNumeric="tabular-nums">
          {shown}
        </chakra.span>
      </chakra.label>
      <chakra.input
        id={id}
        type="range"
        w="full"
        h={{ base: '11', md: '8' }}
        accentColor="accent"
        cursor="pointer"
        min={min}
        max={max}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerUp={onRest}
        onKeyUp={onRest}
        onBlur={onRest}
      />
    </chakra.div>
  );
}
