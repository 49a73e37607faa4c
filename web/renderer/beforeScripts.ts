import { ANSWER_MS, TOAST_MS } from '#domain/timings.ts'

/**
 * What a form needs before the page's first script is there, in the head of every page.
 *
 * A field typed into is marked: the browser, too, fills fields, with words that may be older than the kept ones, and
 * fires no event for them (islands/formStorage.ts).
 *
 * A press of Submit is held for the first script (islands/start.ts), which is asked for again if it was lost. Without
 * it the press ends as every other failure: with the note in the form and the toast.
 *
 * Plain text on purpose: it is the same on every page, so that the policy knows it by its hash.
 */
export const beforeScripts = `(()=>{const end=(form,pressed)=>{if(form.dataset.pressed!==pressed)return;delete form.dataset.pressed;form.dataset.failed="";const area=document.querySelector("[data-toasts]"),toast=document.createElement("div"),words=document.createElement("p");toast.className="toast toast-failure";words.append(area?.dataset.failure);toast.append(words);area?.replaceChildren(toast);setTimeout(()=>toast.remove(),${TOAST_MS})};addEventListener("input",event=>{event.target.isTyped=true},true);addEventListener("submit",event=>{const form=event.target.closest("[data-island=enquiry-form],[data-island=sample-request]");if(!form||event.defaultPrevented)return;event.preventDefault();if(form.dataset.pressed)return;delete form.dataset.failed;const pressed=form.dataset.pressed=String(performance.now()),first=document.querySelector("script[src]");setTimeout(end,${ANSWER_MS},form,pressed);if(first)import(first.src).catch(()=>end(form,pressed))})})()`
