import type { RecipeSample } from '../../content-tools/edit/new-entry';
import { ownPages } from '../decap-fields';
import { closeMessage, showMessage } from './messages';
import { changeField } from './open-fields';

/** Offers the recipes when a page is begun; the chosen one fills in the form. */
export const offerRecipes = (recipes: readonly RecipeSample[]): void => {
  if (window.location.hash !== `#/collections/${ownPages}/new`) return;
  showMessage(
    'Begin with a recipe',
    <div className="recipes">
      <p>Its sample texts say what belongs where.</p>
      {recipes.map(({ name, purpose, fields }) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            for (const [field, data] of Object.entries(fields)) changeField(field, data);
            closeMessage();
          }}
        >
          <strong>{name.replaceAll('-', ' ')}</strong>: {purpose}
        </button>
      ))}
    </div>,
  );
};
