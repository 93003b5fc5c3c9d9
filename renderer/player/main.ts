document.body.dataset.role = 'player'
