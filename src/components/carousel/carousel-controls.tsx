import type { RefObject } from 'react';
import type Slider from 'react-slick';
import type { Texts } from '../../content-model/texts/languages';
import { glyphs, Icon } from '../icon';
import * as styles from './carousel.module.css';

const playGlyph = 'M8 5.5v13l10.5-6.5z';
const pauseGlyph = 'M8.5 5.5v13M15.5 5.5v13';

interface ControlsProps {
  texts: Texts['banners'];
  /** The carousel rotates unless pointer or focus pause it. */
  playing: boolean;
  onToggle: () => void;
  /** Buttons to the slides beside the current one move it. */
  slider: RefObject<Pick<Slider, 'slickPrev' | 'slickNext'> | null> | false;
  /** The next slide is at the left. */
  isRtl: boolean;
}

const Control = ({ label, glyph, onClick }: { label: string; glyph: string; onClick: () => void }) => (
  <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
    <Icon path={glyph} />
  </button>
);

/** The buttons of a running carousel, Pause first, in the order of reading. */
export const CarouselControls = ({ texts, playing, onToggle, slider, isRtl }: ControlsProps) => {
  const sides = slider
    ? [
        { glyph: glyphs.left, onClick: () => slider.current?.slickPrev() },
        { glyph: glyphs.right, onClick: () => slider.current?.slickNext() },
      ]
    : [];
  return (
    <div className={styles.controls} data-controls>
      <Control
        label={playing ? texts.pause : texts.play}
        glyph={playing ? pauseGlyph : playGlyph}
        onClick={onToggle}
      />
      {(isRtl ? sides.reverse() : sides).map((side, index) => (
        <Control key={side.glyph} label={index === 0 ? texts.previous : texts.next} {...side} />
      ))}
    </div>
  );
};
