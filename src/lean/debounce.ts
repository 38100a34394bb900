/** A call that waits until no further one comes, and can be called off. */
interface Debounced {
  (): void;
  cancel: () => void;
}

/** What react-slick needs of `lodash.debounce` (src/gatsby/webpack.ts): the last of several calls, after a pause. */
const debounce = (call: () => void, pause: number): Debounced => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(call, pause);
  };
  return Object.assign(later, { cancel: () => clearTimeout(timer) });
};

export default debounce;
